import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { PortalHome } from '#contract/customers/public-portal.ts'
import * as styles from './portal.css.ts'

/** For which of several customers somebody comes in. */
export function ChooseCompany({ home }: { home: PortalHome }) {
  const t = useT('portal')
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{t('public.choose')}</h2>
      {home.companies.map(({ contactId, name }) => (
        <form key={contactId} method="post">
          <input type="hidden" name="contactId" value={contactId} />
          <Button
            name="intent"
            value="choose"
            icon="building-2"
            kind={home.chosen?.contactId === contactId ? 'primary' : undefined}
          >
            {name}
          </Button>
        </form>
      ))}
    </section>
  )
}
