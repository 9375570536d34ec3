import { useEffect } from 'react'

type PlanDragProps = {
  /** The form that is sent, whose fields the drop fills. */
  formId: string
  /** How wide a day is drawn. */
  dayWidth: number
}

/** Lets bars of the plan be dragged to other days; without script a task's form says its days. */
export default function PlanDrag({ formId, dayWidth }: PlanDragProps) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const plan = document.querySelector('[data-plan]')
    if (!(form instanceof HTMLFormElement) || !(plan instanceof SVGElement)) return undefined
    const leave = new AbortController()
    const { signal } = leave
    let held: { bar: SVGElement; fromX: number; days: number } | undefined

    const start = (event: PointerEvent) => {
      const bar = event.target instanceof Element && event.target.closest('[data-bar]')
      if (!(bar instanceof SVGElement) || event.button !== 0) return
      event.preventDefault()
      bar.setPointerCapture(event.pointerId)
      held = { bar, fromX: event.clientX, days: 0 }
    }
    const move = (event: PointerEvent) => {
      if (!held) return
      held.days = Math.round((event.clientX - held.fromX) / dayWidth)
      held.bar.setAttribute('transform', `translate(${held.days * dayWidth} 0)`)
    }
    const drop = () => {
      const { bar, days } = held ?? {}
      held = undefined
      if (!bar || !days) return
      fill(form, {
        taskId: bar.dataset.bar ?? '',
        version: bar.dataset.version ?? '',
        days: String(days),
      })
      form.requestSubmit()
    }
    const cancel = () => {
      held?.bar.removeAttribute('transform')
      held = undefined
    }
    plan.addEventListener('pointerdown', start, { signal })
    plan.addEventListener('pointermove', move, { signal })
    plan.addEventListener('pointerup', drop, { signal })
    plan.addEventListener('pointercancel', cancel, { signal })
    return () => leave.abort()
  }, [formId, dayWidth])
  return null
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}
