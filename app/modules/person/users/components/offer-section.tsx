import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { OwnershipOffer } from '#contract/firm/members.ts'

/** An offer of ownership, to be accepted or declined by one side and taken back by the other. */
export function OfferSection({ offer }: { offer: OwnershipOffer }) {
  const t = useT('users')
  const format = useFormat()
  const { firm, session } = useFirm()
  const isOwn = offer.from.userId === session.user.id
  const gaps = {
    firm: firm.tradeName || firm.legalName,
    from: offer.from.name,
    to: offer.to.name,
    until: format.dateTime(offer.expiresAt),
  }
  return (
    <FormSection
      title={isOwn ? t('ownership.toOther', gaps) : t('ownership.toYou', gaps)}
      words={t('ownership.until', gaps)}
    >
      <p>{isOwn ? t('ownership.toOtherWords', gaps) : t('ownership.toYouWords', gaps)}</p>
      <form method="post">
        <input type="hidden" name="offerId" value={offer.id} />
        <Row>
          {!isOwn && (
            <Button kind="primary" name="intent" value="accept">
              {t('ownership.accept', gaps)}
            </Button>
          )}
          <Button name="intent" value="end">
            {t(isOwn ? 'ownership.withdraw' : 'ownership.decline')}
          </Button>
        </Row>
      </form>
    </FormSection>
  )
}
