import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { keepEarlyInput } from './early-input.client.ts'

interface Life {
  prefix: string
  onRecovered(error: unknown): void
  onCrash(error: unknown): void
}

/**
 * Hydrates the server's HTML, before it returns: an event comes either before and is
 * replayed, or after and is heard, never both. What was typed before is typed again.
 *
 * @returns how to unmount it
 */
export function hydrate(
  island: HTMLElement,
  Content: ComponentType<object>,
  props: object,
  { prefix, onRecovered, onCrash }: Life,
): () => void {
  const writeEarlyInput = keepEarlyInput(island)
  const root = flushSync(() =>
    hydrateRoot(
      island,
      <Boundary onCrash={onCrash}>
        <Content {...props} />
      </Boundary>,
      { identifierPrefix: prefix, onRecoverableError: onRecovered },
    ),
  )
  writeEarlyInput()
  return () => root.unmount()
}

/** React empties a root that throws; the element then puts the server's HTML back. */
class Boundary extends Component<{ onCrash: Life['onCrash']; children: ReactNode }> {
  override state = { isCrashed: false }

  static getDerivedStateFromError() {
    return { isCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.isCrashed ? null : this.props.children
  }
}
