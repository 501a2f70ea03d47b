// A fault in one part of the page does not take the rest with it.
import {Component, type ComponentChildren} from "preact";
import {t} from "../i18n";
import {Button} from "./Button";
import {RefusalNote} from "./small";

interface Props {
  children: ComponentChildren;
}

export class ErrorBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static override getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div>
        <RefusalNote what={t("app.fault")} instead={t("app.fault_instead")} />
        <Button onClick={() => this.setState({failed: false})}>{t("app.again")}</Button>{" "}
        <Button onClick={() => location.reload()}>{t("app.reload")}</Button>
      </div>
    );
  }
}
