import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { AdministeredFirm } from '#contract/platform/administered-firms.ts'
import type { AdministeredUser } from '#contract/platform/administered-users.ts'

/** What is special about a firm, in words. */
export function FirmTags({ firm }: { firm: AdministeredFirm }) {
  const t = useT('administration')
  return (
    <>
      {firm.state === 'suspended' && <Tag tone="bad">{t('state.suspended')}</Tag>}
      {firm.state === 'demo' && <Tag>{t('state.demo')}</Tag>}{' '}
      {firm.consentUntil && <Tag tone="info">{t('firms.open')}</Tag>}
    </>
  )
}

/** What is special about a person, in words. */
export function UserTags({ user }: { user: AdministeredUser }) {
  const t = useT('administration')
  return (
    <>
      {user.isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}{' '}
      {!user.isEmailVerified && user.kind !== 'demo' && (
        <Tag tone="warn">{t('state.unverified')}</Tag>
      )}
    </>
  )
}
