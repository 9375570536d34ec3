import type { Cart } from '#contract/tills/till-tickets.ts'

const holding = ['waiting', 'paid', 'returning']

/** Whether a cart waits for its terminal, and can't be changed or paid otherwise. */
export function isAtTerminal({ terminal }: Cart): boolean {
  return terminal !== null && holding.includes(terminal.state)
}
