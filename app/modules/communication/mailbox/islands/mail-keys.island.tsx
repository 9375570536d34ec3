import { useEffect } from 'react'
import { actionOfKey } from '#app/islands/shortcuts.client.ts'
import { Button, Dialog, DialogActions } from '#app/ui/index.ts'
import type { ShortcutAction } from '#contract/core/shortcut-keys.ts'

export type MailKeysProps = {
  title: string
  close: string
  /** Each key with what it does. */
  keys: { key: string; action: ShortcutAction; words: string }[]
}

const dialogId = 'mail-keys'

/** Mail by keyboard: the keys press the buttons and links that the page has. `?` tells which. */
export default function MailKeys({ title, close, keys }: MailKeysProps) {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog id={dialogId} title={title}>
      <dl>
        {keys.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button kind="ghost" closes={dialogId}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const actions: Readonly<Record<ShortcutAction, () => void>> = {
  mailNext: () => step(1),
  mailPrevious: () => step(-1),
  mailArchive: () => act('archive'),
  mailReply: () => press('[data-mail-action="reply"]'),
  mailBin: () => act('bin'),
  search: () => document.querySelector<HTMLElement>('[data-mail-search]')?.focus(),
  sheet: () => document.getElementById(dialogId)?.togglePopover(),
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const { target } = event
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  const action = isTyped ? undefined : actionOfKey(event)
  if (!action) return
  event.preventDefault()
  actions[action]()
}

/** To the next conversation of the list or the one before; beside an open one, from that one on. */
function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-mail-row]')]
  const isFocused = (row: HTMLElement) => row.matches(':focus')
  const isOpen = (row: HTMLElement) => row.getAttribute('aria-current') === 'true'
  const at = rows.some(isFocused) ? rows.findIndex(isFocused) : rows.findIndex(isOpen)
  const next = rows[at < 0 ? 0 : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** With the conversation that is open; else with those that are ticked, or the one with the focus. */
function act(intent: string): void {
  if (press(`[data-mail-action="${intent}"]`)) return
  const row = document.activeElement?.closest('li')
  const box = row?.querySelector<HTMLInputElement>('input[name="threadIds"]')
  if (box) box.checked = true
  if (document.querySelector('input[name="threadIds"]:checked')) {
    press(`button[name="intent"][value="${intent}"]`)
  }
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}
