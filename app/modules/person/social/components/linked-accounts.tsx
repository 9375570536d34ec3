import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, classes, text } from '#app/ui/index.ts'
import type { SocialAccount } from '#contract/person/social.ts'
import { linkPath, unlinkPath } from '../paths.ts'
import * as styles from './linked-accounts.css.ts'
import { ProviderMark } from './provider-mark.tsx'

/** Accounts with others that sign in here, and those that could; nothing where none is set up. */
export function LinkedAccounts({ accounts }: { accounts: readonly SocialAccount[] }) {
  const t = useT('social')
  if (accounts.length === 0) return null
  return (
    <FormSection title={t('linked.title')} words={t('linked.words')}>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <LinkedAccount key={account.id} {...account} />
        ))}
      </ul>
    </FormSection>
  )
}

function LinkedAccount({ id, name, linkedAt }: SocialAccount) {
  const t = useT('social')
  const format = useFormat()
  const since = linkedAt && t('linked.since', { date: format.date(format.dateOfInstant(linkedAt)) })
  return (
    <li className={styles.entry}>
      <span className={styles.name}>
        <ProviderMark id={id} />
        {name}
      </span>
      <span className={classes(text.soft, styles.since)}>{since || t('linked.not')}</span>
      <form method="post" action={linkedAt ? unlinkPath : linkPath}>
        <Button
          size="s"
          name="provider"
          value={id}
          aria-label={t(linkedAt ? 'linked.unlinkName' : 'linked.linkName', { name })}
        >
          {t(linkedAt ? 'linked.unlink' : 'linked.link')}
        </Button>
      </form>
    </li>
  )
}
