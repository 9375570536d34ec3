import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'

/** Says in a demo that no invitation leaves it. */
export function DemoBand() {
  const t = useT('users')
  const { session } = useFirm()
  if (!session.user.isDemo) return null
  return (
    <SheetPad>
      <Band tone="info" title={t('demo.title')}>
        <p>{t('demo.words')}</p>
      </Band>
    </SheetPad>
  )
}
