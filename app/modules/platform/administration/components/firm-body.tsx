import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import type { SupportConsent } from '#contract/platform/support-access.ts'
import { auditPath, userPath } from '../paths.ts'
import { PeopleTable } from './people-table.tsx'
import { ReasonForm } from './reason-form.tsx'
import { Seen } from './seen.tsx'

type FirmBodyProps = { firm: AdministeredFirmDetail; refusal: Refusal | undefined }

/** All there is to know of a firm from outside, and what can be done about it. */
export function FirmBody({ firm, refusal }: FirmBodyProps) {
  const t = useT('administration')
  return (
    <div>
      <FirmFigures firm={firm} />
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('firm.people')} isFlush>
          <PeopleTable people={firm.people} />
        </RulesCell>
        <FirmFacts firm={firm} />
      </Rules>
      <Rules columns={firm.state === 'suspended' ? 'one' : 'two'}>
        <RulesCell title={t('consent.title')}>
          <ConsentWords consent={firm.consent} />
        </RulesCell>
        {firm.state !== 'suspended' && (
          <RulesCell title={t('suspension.title')}>
            <ReasonForm
              refusal={refusal}
              hint={t('suspension.firmHint')}
              submit={t('suspension.firm')}
            />
          </RulesCell>
        )}
      </Rules>
    </div>
  )
}

function FirmFigures({ firm }: { firm: AdministeredFirmDetail }) {
  const t = useT('administration')
  const { number, fileSize, dateTime } = useFormat()
  const { usage } = firm
  const measured = usage && t('firm.measured', { at: dateTime(usage.measuredAt) })
  return (
    <Rules columns="four">
      <Figure label={t('firms.members')} value={number(firm.members)} />
      <Figure
        label={t('firms.documents')}
        value={usage ? number(usage.documents) : '–'}
        detail={measured}
      />
      <Figure
        label={t('firms.storage')}
        value={usage ? fileSize(usage.storageBytes) : '–'}
        detail={measured}
      />
      <Figure label={t('firms.lastSeen')} value={<Seen at={firm.lastSeenAt} />} />
    </Rules>
  )
}

function FirmFacts({ firm }: { firm: AdministeredFirmDetail }) {
  const t = useT('administration')
  const { owner } = firm
  return (
    <RulesCell title={t('firm.facts')}>
      <FactList
        facts={[
          {
            term: t('firms.owner'),
            value: owner ? (
              <a className={text.link} href={userPath(owner.id)}>
                {owner.name}
              </a>
            ) : (
              '–'
            ),
          },
          { term: t('firms.tradeName'), value: firm.tradeName || '–' },
          { term: t('firms.plan'), value: firm.planId ?? '–' },
          {
            term: t('menu.audit'),
            value: (
              <a className={text.link} href={`${auditPath}?firmId=${firm.id}`}>
                {t('audit.ofFirm')}
              </a>
            ),
          },
        ]}
      />
    </RulesCell>
  )
}

/** What a firm consents to, or that it does not. */
function ConsentWords({ consent }: { consent: SupportConsent | null }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  if (!consent) return <p className={text.soft}>{t('consent.none')}</p>
  return (
    <FactList
      facts={[
        { term: t('consent.until'), value: dateTime(consent.expiresAt) },
        { term: t('consent.grantedBy'), value: consent.grantedByName },
        { term: t('consent.reason'), value: consent.reason },
      ]}
    />
  )
}
