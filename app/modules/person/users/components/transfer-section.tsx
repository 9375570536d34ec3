import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, Stack, text } from '#app/ui/index.ts'
import type { Member, OwnershipOffer } from '#contract/firm/members.ts'
import { ownershipPath } from '../paths.ts'

type TransferSectionProps = {
  member: Member
  /** One to this member that is open. */
  offer: OwnershipOffer | undefined
  refusal: Refusal | undefined
}

const formId = 'transfer-form'

/** Offers the firm to the member, who must accept before anything changes. */
export function TransferSection({ member, offer, refusal }: TransferSectionProps) {
  const t = useT('users')
  const format = useFormat()
  const { firm } = useFirm()
  const own = refusal && textAt(refusal.values, 'offerTo') ? refusal : undefined
  const gaps = { name: member.name, firm: firm.tradeName || firm.legalName }
  return (
    <FormSection title={t('transfer.title')} words={t('transfer.words')}>
      {offer ? (
        <p>
          {t('transfer.open', { ...gaps, until: format.dateTime(offer.expiresAt) })}{' '}
          <a className={text.link} href={ownershipPath(firm.firmId)}>
            {t('transfer.see')}
          </a>
        </p>
      ) : (
        <form method="post" id={formId}>
          <Stack>
            <RefusalSummary refusal={own} formId={formId} />
            <ConfirmNotice refusal={own} />
            <input type="hidden" name="offerTo" value={member.userId} />
            <p className={text.soft}>{t('transfer.consequence', gaps)}</p>
            <Row>
              <Button icon="key-round" name="intent" value="offer">
                {t('transfer.offer', gaps)}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </FormSection>
  )
}
