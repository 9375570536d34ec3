import { profilePaths } from '#app/modules/person/profile/index.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Tag, text } from '#app/ui/index.ts'
import type { Passkey, SignInMethods } from '#contract/person/credentials.ts'
import { newPasskeyPath, passkeyPath, phonePath, secondFactorPath } from '../paths.ts'
import * as styles from './credentials.css.ts'

/** Whether there is a password, and where it is changed. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useT('credentials')
  return (
    <FormSection title={t('methods.password')} words={t('methods.passwordWords')}>
      <p className={styles.state}>
        <State isOn={hasPassword} />
        <LinkButton href={profilePaths.security}>
          {t(hasPassword ? 'methods.changePassword' : 'methods.setPassword')}
        </LinkButton>
      </p>
    </FormSection>
  )
}

/** The authenticator app, and how many recovery codes are left. */
export function SecondFactorSection({ isOn, recoveryCodes }: SignInMethods['secondFactor']) {
  const t = useT('credentials')
  return (
    <FormSection title={t('secondFactor.title')} words={t('secondFactor.words')}>
      <p className={styles.state}>
        <State isOn={isOn} />
        {isOn && (
          <span className={text.soft}>{t('secondFactor.left', { count: recoveryCodes })}</span>
        )}
        <LinkButton href={secondFactorPath}>
          {t(isOn ? 'methods.manage' : 'secondFactor.setUp')}
        </LinkButton>
      </p>
    </FormSection>
  )
}

/** Every passkey, each leading to its own page. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT('credentials')
  const format = useFormat()
  return (
    <FormSection title={t('passkeys.title')} words={t('passkeys.words')}>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, createdAt, isSynced }) => (
            <li key={id} className={styles.entry}>
              <a className={text.link} href={passkeyPath(id)}>
                {name}
              </a>
              <span className={text.soft}>
                {t(isSynced ? 'passkeys.synced' : 'passkeys.single')},{' '}
                {t('passkeys.since', { date: format.date(format.dateOfInstant(createdAt)) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.state}>
        {passkeys.length === 0 && <State isOn={false} />}
        <LinkButton icon="plus" href={newPasskeyPath}>
          {t('passkeys.add')}
        </LinkButton>
      </p>
    </FormSection>
  )
}

/** The number codes are sent to; nothing where none can be sent. */
export function PhoneSection({ isOffered, number }: SignInMethods['phone']) {
  const t = useT('credentials')
  if (!isOffered) return null
  return (
    <FormSection title={t('phone.title')} words={t('phone.words')}>
      <p className={styles.state}>
        <State isOn={number !== null} />
        {number && <span>{number}</span>}
        <LinkButton href={phonePath}>{t(number ? 'methods.manage' : 'phone.add')}</LinkButton>
      </p>
    </FormSection>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const t = useT('credentials')
  return <Tag tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'methods.on' : 'methods.off')}</Tag>
}
