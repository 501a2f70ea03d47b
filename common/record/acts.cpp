#include "record/acts.hpp"

#include "fair/fair.hpp"
#include "record/overloaded.hpp"

namespace chartroom::record {
namespace {

const char* word_of(Answer answer) {
  return answer == Answer::accept ? "accept" : "decline";
}

}  // namespace

std::string digest_of(const Act& act) {
  const auto text = std::visit(
      Overloaded{
          [](const RulesOrder& order) {
            return "order " + std::to_string(order.decision) + " " + order.order;
          },
          [](const ResignOrder&) { return std::string{"resign"}; },
          [](const OfferDrawOrder&) { return std::string{"offer draw"}; },
          [](const AnswerDrawOrder& order) { return std::string{word_of(order.answer)} + " draw"; },
          [](const GiveNonceOrder& order) { return "nonce " + order.nonce; },
          [](const TakeBackOrder&) { return std::string{"take back"}; },
          [](const AnswerTakeBackOrder& order) {
            return std::string{word_of(order.answer)} + " take back";
          }},
      act);
  return fair::sha256(text);
}

}  // namespace chartroom::record
