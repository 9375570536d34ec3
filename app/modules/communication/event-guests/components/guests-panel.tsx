import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Row, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { type EventGuest, eventGuestsContract } from '#contract/communication/event-guests.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { guestsPath } from '../paths.ts'
import { GuestTable } from './guest-table.tsx'

type GuestsPanelProps = { guests: readonly EventGuest[]; eventId: string; canEdit: boolean }

/** Who is invited to an event, with the way to where more are. */
export function GuestsPanel({ guests, eventId, canEdit }: GuestsPanelProps) {
  const t = useT('event-guests')
  const { firm, can } = useFirm()
  const canInvite = canEdit && can(needsOf(eventGuestsContract.invite))
  if (guests.length === 0 && !canInvite) return null
  return (
    <Rules>
      <RulesCell title={t('title')}>
        <Stack>
          {guests.length > 0 ? (
            <GuestTable guests={guests} />
          ) : (
            <p className={text.soft}>{t('panel.none')}</p>
          )}
          {canInvite && (
            <Row>
              <LinkButton icon="users" href={guestsPath(firm.firmId, eventId)}>
                {t('panel.manage')}
              </LinkButton>
            </Row>
          )}
        </Stack>
      </RulesCell>
    </Rules>
  )
}
