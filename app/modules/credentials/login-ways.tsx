import { Island } from '#app/islands/island.tsx'
import type { LoginWaysProps } from '#app/modules/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import * as styles from './components/credentials.css.ts'
import { usePasskeyTexts } from './components/passkey-texts.ts'
import PasskeyLogin from './islands/passkey-login.island.tsx'
import { phoneLoginPath } from './paths.ts'

/** At a door: a passkey, where the browser can, and a code to the phone, where it can be sent. */
export function LoginWays({ door, to, offered }: LoginWaysProps) {
  const t = useT('credentials')
  const texts = usePasskeyTexts()
  return (
    <>
      <Island of={PasskeyLogin} props={{ door, to, texts }} when="load" />
      {offered.includes('phone') && (
        <LinkButton
          className={styles.way}
          icon="phone"
          isWide
          href={`${phoneLoginPath}?${new URLSearchParams({ door, to })}`}
        >
          {t('phoneLogin.way')}
        </LinkButton>
      )}
    </>
  )
}
