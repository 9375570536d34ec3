import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'
import type { Suspension } from '#contract/platform/administered-firms.ts'
import { IntentForm } from './intent-form.tsx'

/** Says since when, by whom and why, with the way back. */
export function SuspendedNote({ suspension }: { suspension: Suspension | null }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const since = suspension && {
    at: dateTime(suspension.suspendedAt),
    by: suspension.suspendedByName,
  }
  return (
    <SheetPad>
      <Band tone="bad" title={since ? t('suspension.since', since) : t('state.suspended')}>
        {suspension && <p>{suspension.reason}</p>}
        <IntentForm intent="resume" label={t('suspension.resume')} icon="rotate-ccw" size="s" />
      </Band>
    </SheetPad>
  )
}

/** Says that a firm's mail was stopped twice in a week, with the way to let it leave again. */
export function HeldMailNote() {
  const t = useT('administration')
  return (
    <SheetPad>
      <Band tone="warn" title={t('firm.mailHeld')}>
        <p>{t('firm.mailHeldWords')}</p>
        <IntentForm intent="resumeMail" label={t('firm.resumeMail')} icon="send" size="s" />
      </Band>
    </SheetPad>
  )
}
