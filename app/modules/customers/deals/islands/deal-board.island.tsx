import { useEffect } from 'react'

/** Lets cards of the board be dragged; a drop sends the form that buttons send without script. */
export default function DealBoardDrag({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const board = document.querySelector('[data-board]')
    if (!(form instanceof HTMLFormElement) || !(board instanceof HTMLElement)) return undefined
    const leave = new AbortController()
    const { signal } = leave
    let dragged: HTMLElement | undefined
    const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')]
    for (const card of cards) card.draggable = true

    const unmark = () => {
      for (const one of board.querySelectorAll('[data-over]')) one.removeAttribute('data-over')
    }
    const partOf = ({ target }: DragEvent, selector: string) =>
      target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined

    const start = (event: DragEvent) => {
      dragged = partOf(event, '[data-card]')
      dragged?.setAttribute('data-dragged', '')
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
    }
    const over = (event: DragEvent) => {
      if (!dragged || !partOf(event, '[data-stage]')) return
      event.preventDefault()
      unmark()
      ;(partOf(event, '[data-card]') ?? partOf(event, '[data-stage]'))?.setAttribute(
        'data-over',
        '',
      )
    }
    const drop = (event: DragEvent) => {
      const stage = partOf(event, '[data-stage]')
      if (!dragged || !stage) return
      event.preventDefault()
      const card = partOf(event, '[data-card]')
      fill(form, {
        dealId: dragged.dataset.card ?? '',
        stageId: stage.dataset.stage ?? '',
        afterId: afterOf(dragged, card, event.clientY),
      })
      form.requestSubmit()
    }
    const end = () => {
      dragged?.removeAttribute('data-dragged')
      dragged = undefined
      unmark()
    }
    board.addEventListener('dragstart', start, { signal })
    board.addEventListener('dragover', over, { signal })
    board.addEventListener('drop', drop, { signal })
    board.addEventListener('dragend', end, { signal })
    return () => leave.abort()
  }, [formId])
  return null
}

/** Behind which card a drop puts it: `first` above all, empty for the end of the column. */
function afterOf(dragged: HTMLElement, card: HTMLElement | undefined, y: number): string {
  if (!card) return ''
  const { top, height } = card.getBoundingClientRect()
  if (y >= top + height / 2 && card !== dragged) return card.dataset.card ?? ''
  let before = card.previousElementSibling
  if (before === dragged) before = before.previousElementSibling
  return before instanceof HTMLElement ? (before.dataset.card ?? 'first') : 'first'
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}
