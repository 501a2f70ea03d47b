// What the allocator keeps of memory that nobody uses any more.
#pragma once

namespace chartroom::server {

// Gives it back to the operating system: what this thread has freed, or others of what it had. A
// thread that allocates does so by and by; one that sleeps never would. Costs up to milliseconds.
void give_back_unused_memory();

}  // namespace chartroom::server
