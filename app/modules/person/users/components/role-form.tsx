import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import type { Member } from '#contract/firm/members.ts'
import { grantableBy } from '../grantable.ts'
import { RoleChoice } from './role-choice.tsx'

type RoleFormProps = { member: Member; ownRoles: readonly FirmRole[]; refusal: Refusal | undefined }

const formId = 'role-form'

/** Gives a member another role. */
export function RoleForm({ member, ownRoles, refusal }: RoleFormProps) {
  const t = useT('users')
  const { firm } = useFirm()
  // The other forms of the page send no role; what is wrong with them is shown there or above.
  const own = refusal && !textAt(refusal.values, 'offerTo') ? refusal : undefined
  const isRole = own && textAt(own.values, 'role') !== ''
  const labels = { role: t('list.role') }
  return (
    <FormFields refusal={isRole ? own : undefined} initial={{ role: member.role }} labels={labels}>
      <form method="post" id={formId}>
        <FormNotices>
          <RefusalSummary refusal={own} labels={labels} formId={formId} />
          <ConfirmNotice refusal={own} />
        </FormNotices>
        <input type="hidden" name="knownRole" value={member.role} />
        <FormSection title={t('user.role')} words={t('user.roleWords', { name: member.name })}>
          <RoleChoice roles={grantableBy(firm, ownRoles)} />
          <Row>
            <Button kind="primary" name="intent" value="role">
              {t('user.saveRole')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
