import { profilePaths } from '#app/modules/person/profile/index.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { Band, LinkButton } from '#app/ui/index.ts'
import * as styles from './credentials.css.ts'

/** The recovery codes, this once: to be printed or kept as a file. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const t = useT('credentials')
  const file = `${productName}: ${t('codes.title')}\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <FormSection title={t('codes.title')} words={t('codes.words')}>
      <Band tone="warn" title={t('codes.once')} />
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={styles.state}>
        <LinkButton
          icon="download"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {t('codes.download')}
        </LinkButton>
        <LinkButton kind="primary" href={profilePaths.signInMethods}>
          {t('codes.done')}
        </LinkButton>
      </p>
    </FormSection>
  )
}
