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
