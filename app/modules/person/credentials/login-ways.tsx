import type { LoginWaysProps } from '#app/modules/person/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import * as styles from './components/credentials.css.ts'
import { passkeyLoginPath, phoneLoginPath } from './paths.ts'

/**
 * At a sign-in page: the page of passkeys, and that of codes to the phone, where they can be sent. Links
 * alone, as the sign-in page itself sends no script.
 */
export function LoginWays({ signInKind, to, offered, isNew }: LoginWaysProps) {
  const t = useT('credentials')
  if (isNew) return null
  const query = new URLSearchParams({ signInKind, ...(to === '' ? {} : { to }) })
  return (
    <>
      <LinkButton
        className={styles.way}
        icon="key-round"
        isWide
        href={`${passkeyLoginPath}?${query}`}
      >
        {t('passkeyLogin.title')}
      </LinkButton>
      {offered.includes('phone') && (
        <LinkButton className={styles.way} icon="phone" isWide href={`${phoneLoginPath}?${query}`}>
          {t('phoneLogin.way')}
        </LinkButton>
      )}
    </>
  )
}
