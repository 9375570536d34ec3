import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Kiosk } from '#contract/people/kiosks.ts'

/** The address that is opened on the device. */
export function KioskPanels({ record: { path } }: { record: Kiosk }) {
  const t = useT('attendance')
  if (path === null) return null
  return (
    <Rules>
      <RulesCell title={t('kiosks.address')}>
        <p>{t('kiosks.addressWords')}</p>
        <p>
          <a className={text.link} href={path} target="_blank" rel="noreferrer">
            {t('kiosks.open')}
          </a>
        </p>
      </RulesCell>
    </Rules>
  )
}
