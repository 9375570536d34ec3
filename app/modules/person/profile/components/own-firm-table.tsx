import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import {
  Avatar,
  Button,
  Cell,
  Dialog,
  DialogActions,
  DialogForm,
  HeadCell,
  Row,
  Table,
  text,
} from '#app/ui/index.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import * as styles from './session-table.css.ts'

type OwnFirm = FirmMembership & { mayLeave: boolean }

/** The firms that let the person in, as what, and the way out of each. */
export function OwnFirmTable({ firms }: { firms: readonly OwnFirm[] }) {
  const t = useT('profile')
  return (
    <>
      <Table caption={t('tab.firms')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('firms.firm')}</HeadCell>
            <HeadCell>{t('firms.role')}</HeadCell>
            <HeadCell>
              <span className={styles.endHead}>{t('firms.leave')}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {firms.map((firm) => (
            <FirmRow key={firm.firmId} firm={firm} />
          ))}
        </tbody>
      </Table>
      {firms
        .filter(({ mayLeave }) => mayLeave)
        .map((firm) => (
          <LeaveDialog key={firm.firmId} firm={firm} />
        ))}
    </>
  )
}

function FirmRow({ firm }: { firm: OwnFirm }) {
  const t = useT('profile')
  const firmTexts = useT('firms')
  const { firmId, legalName, place, mayLeave } = firm
  const name = nameOf(firm)
  return (
    <tr>
      <Cell place="name">
        <Row isOneLine>
          <Avatar name={name} of="firm" />
          <span>
            <a className={text.strong} href={`/firms/${firmId}/dashboard`}>
              {name}
            </a>
            <span className={text.secondLine}>
              {[name === legalName ? '' : legalName, place].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Row>
      </Cell>
      <Cell tone="soft" place="detail" className={styles.besideMark}>
        {roleName(firmTexts, firm)}
      </Cell>
      <Cell className={styles.end} place="more">
        {mayLeave ? (
          <Button size="s" opens={dialogId(firm)} aria-label={t('firms.leaveNamed', { name })}>
            {t('firms.leave')}
          </Button>
        ) : (
          <span className={text.soft}>{t('firms.soleOwner')}</span>
        )}
      </Cell>
    </tr>
  )
}

function LeaveDialog({ firm }: { firm: OwnFirm }) {
  const t = useT('profile')
  const name = nameOf(firm)
  return (
    <Dialog id={dialogId(firm)} title={t('firms.leaveTitle', { name })}>
      <DialogForm>
        <input type="hidden" name="firmId" value={firm.firmId} />
        <p>{t('firms.leaveWords')}</p>
        <DialogActions>
          <Button kind="ghost" closes={dialogId(firm)}>
            {t('firms.stay')}
          </Button>
          <Button kind="danger" icon="log-out">
            {t('firms.leave')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}

function nameOf({ tradeName, legalName }: OwnFirm): string {
  return tradeName || legalName
}

function dialogId({ firmId }: OwnFirm): string {
  return `leave-${firmId}`
}
