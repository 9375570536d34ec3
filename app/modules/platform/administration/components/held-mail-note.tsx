import { useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'
import { IntentForm } from './intent-form.tsx'

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
