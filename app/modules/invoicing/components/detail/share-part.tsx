import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, TextInput } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'

/** The public link: to copy, to open, to take back. */
export function SharePart({ invoice, origin }: { invoice: Invoice; origin: string }) {
  const t = useT('invoicing')
  const { publicPath, actions } = invoice
  if (!publicPath) return null
  return (
    <section className={styles.section}>
      <form method="post" className={styles.link}>
        <IdempotencyField />
        <Field id="public-link" label={t('share.link')} hint={t('share.hint')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              className={styles.linkField}
              value={origin + publicPath}
              readOnly
            />
          )}
        </Field>
        <div className={styles.entry}>
          <LinkButton size="s" icon="external-link" href={publicPath} target="_blank">
            {t('share.open')}
          </LinkButton>
          {actions.includes('share') && (
            <Button size="s" kind="danger" icon="unlink" name="intent" value="unshare">
              {t('share.revoke')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
