import { useT } from '#app/shell/page-context.tsx'
import { PageHead } from '#app/ui/index.ts'
import type { Permission } from '#contract/roles.ts'
import type { MadeKey as Answer } from '../key-actions.server.ts'
import { keysPath } from '../paths.ts'
import { KeyForm } from './key-form.tsx'
import { MadeKey } from './made-key.tsx'

type NewKeyPageProps = {
  /** Whose keys they are: a firm's, or one's own. */
  firmId: string | null
  can: (permission: Permission) => boolean
  /** What the form was answered. */
  answer: Answer | undefined
}

/** The form of a new key; the key itself once it is made. */
export function NewKeyPage({ firmId, can, answer }: NewKeyPageProps) {
  const t = useT('api-keys')
  const back = keysPath(firmId)
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={t(firmId === null ? 'list.own' : 'list.ofFirm')}
        crumb={{ href: back, label: t('list.title') }}
      />
      {answer?.made ? (
        <MadeKey made={answer.made} href={back} />
      ) : (
        <KeyForm refusal={answer?.refusal} cancelHref={back} can={can} />
      )}
    </>
  )
}
