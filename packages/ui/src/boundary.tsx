import { Component, type ReactNode } from 'react';

type Props = { fallback: ((error: Error) => ReactNode) | undefined; children: ReactNode };

/** Catches what rendering throws and shows what it was given to show instead. (React has boundaries as classes only.) */
export class Boundary extends Component<Props, { instead: ReactNode | undefined }> {
  override state: { instead: ReactNode | undefined } = { instead: undefined };

  static getDerivedStateFromError(): { instead: ReactNode } {
    return { instead: null };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ instead: this.props.fallback?.(error) ?? <p role="alert">This part crashed.</p> });
  }

  override render(): ReactNode {
    return this.state.instead === undefined ? this.props.children : this.state.instead;
  }
}
