import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { PageHead, SheetPad } from '#app/ui/index.ts'
import * as styles from './dashboard.css.ts'
import { useGreeting } from './use-greeting.ts'

/** For those who may not see invoices: no figures, and no question about any. */
export function Welcome() {
  const t = useT('dashboard')
  const roles = useT('firms')
  const { firm } = useFirm()
  const title = useGreeting(useFormat().timeZone)
  const name = firm.tradeName || firm.legalName
  return (
    <>
      <PageHead
        title={title}
        sentence={t('welcome.sentence', { firm: name, role: roleName(roles, firm) })}
      />
      <SheetPad>
        <p className={styles.welcome}>{t('welcome.words')}</p>
      </SheetPad>
    </>
  )
}
