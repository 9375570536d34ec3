import { useT } from '#app/shell/page-context.tsx'
import * as styles from './entry-page.css.ts'
import { loginFormId } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'

/** An account made by means of another one; nothing where no provider is set up. */
export function NewAccountWays({ offered }: { offered: readonly string[] }) {
  const t = useT('entry')
  if (offered.length === 0) return null
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <form method="post" id={loginFormId} className={styles.ways}>
        <input type="hidden" name="keep" value="on" />
        <OtherWays signInKind="user" to="" offered={offered} isNew />
      </form>
    </>
  )
}
