import { profilePaths } from '#app/modules/person/profile/index.ts'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, PageHead, SheetPad, Stack } from '#app/ui/index.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { MadeKey as Answer, NewKeyFields } from '../key-actions.server.ts'
import { keysPath } from '../paths.ts'
import { KeyForm } from './key-form.tsx'
import { MadeKey } from './made-key.tsx'

type NewKeyPageProps = {
  /** Whose keys they are: a firm's, or one's own. */
  firmId: string | null
  can: (permission: Permission) => boolean
  /** What the form holds before anybody typed. */
  initial: NewKeyFields
  /** What the form was answered. */
  answer: Answer | undefined
}

/** The form of a new key; the key itself once it is made. */
export function NewKeyPage({ firmId, can, initial, answer }: NewKeyPageProps) {
  const t = useT('api-keys')
  const { user } = useSession()
  const back = keysPath(firmId)
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={t(firmId === null ? 'list.own' : 'list.ofFirm')}
        crumb={{ href: back, label: t('list.title') }}
      />
      {!user.isEmailVerified && !user.isDemo && <Unproven />}
      {answer?.made ? (
        <MadeKey made={answer.made} href={back} />
      ) : (
        <KeyForm refusal={answer?.refusal} initial={initial} cancelHref={back} can={can} />
      )}
    </>
  )
}

/** Said before anything is filled in, since the form would be refused. */
function Unproven() {
  const t = useT('api-keys')
  return (
    <SheetPad>
      <Band tone="warn" title={t('unproven.title')}>
        <Stack gap="s3">
          <p>{t('unproven.words')}</p>
          <p>
            <LinkButton href={profilePaths.you}>{t('unproven.profile')}</LinkButton>
          </p>
        </Stack>
      </Band>
    </SheetPad>
  )
}
