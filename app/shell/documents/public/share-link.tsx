import { Island } from '#app/islands/island.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, LinkButton, TextInput } from '#app/ui/index.ts'
import CopyText from '../../islands/copy-text.island.tsx'
import * as styles from '../detail/detail.css.ts'

type ShareLinkProps = {
  label: string
  hint: string
  /** With its origin. */
  address: string
  path: string
  /** The last day on which it leads anywhere. */
  until: string | null
  canChange: boolean
}

/** The public link of a document: to copy, to open, to end on a day, to take back. */
export function ShareLink({ label, hint, address, path, until, canChange }: ShareLinkProps) {
  const t = useT('document')
  return (
    <section className={styles.section}>
      <form method="post" className={styles.link}>
        <IdempotencyField />
        <Field id="public-link" label={label} hint={hint}>
          {(wiring) => (
            <TextInput {...wiring} className={styles.linkField} value={address} readOnly />
          )}
        </Field>
        <div className={styles.entry}>
          <Island
            of={CopyText}
            when="load"
            props={{ text: address, words: { copy: t('share.copy'), copied: t('share.copied') } }}
          />
          <LinkButton size="s" icon="external-link" href={path} target="_blank">
            {t('share.open')}
          </LinkButton>
          {canChange && (
            <Button size="s" kind="danger" icon="unlink" name="intent" value="unshare">
              {t('share.revoke')}
            </Button>
          )}
        </div>
        {canChange && (
          <Field id="until" label={t('share.until')} hint={t('share.untilHint')}>
            {(wiring) => (
              <div className={styles.entry}>
                <DateInput {...wiring} name="until" defaultValue={until ?? ''} />
                <Button size="s" name="intent" value="share">
                  {t('share.setUntil')}
                </Button>
              </div>
            )}
          </Field>
        )}
      </form>
    </section>
  )
}
