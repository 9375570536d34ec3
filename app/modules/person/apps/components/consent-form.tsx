import { PermissionBoxes } from '#app/modules/person/users/index.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row, SheetPad } from '#app/ui/index.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { AppRequest } from '#contract/person/apps.ts'

type ConsentFormProps = {
  request: Extract<AppRequest, { outcome: 'ask' }>
  refusal: Refusal | undefined
}

const formId = 'consent-form'

/** Who asks, for which firm, and for what: each right in words, to be left ticked or not. */
export function ConsentForm({ request, refusal }: ConsentFormProps) {
  const t = useT('apps')
  const { firms, user } = useSession()
  const { name, host, registeredBy, permissions } = request
  const labels = { firmId: t('consent.firm'), permissions: t('consent.rights') }
  const may = (one: Permission) => firms.some((firm) => isAllowed(firm, one))
  const offered = permissions.filter(may)
  const current = firms.find(({ firmId }) => firmId === user.currentFirmId) ?? firms[0]
  const initial = { firmId: current?.firmId ?? '', permissions: offered }
  const options = [
    ...firms.map(({ firmId, tradeName, legalName }) => ({
      value: firmId,
      label: tradeName || legalName,
    })),
    { value: '', label: t('consent.allFirms') },
  ]
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {registeredBy === null && (
            <Band tone="warn" title={t('consent.unknown')}>
              <p>{t('consent.unknownWords', { host })}</p>
            </Band>
          )}
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          <ConfirmNotice refusal={refusal} />
        </FormNotices>
        <FormSection
          title={t('consent.where')}
          words={registeredBy ? t('consent.by', { firm: registeredBy }) : undefined}
        >
          <p>{t('consent.goes', { host })}</p>
          <SelectField name="firmId" options={options} />
        </FormSection>
        <FormSection title={t('consent.rights')} words={t('consent.rightsWords', { app: name })}>
          {offered.length === 0 ? (
            <p>{t('consent.nothing')}</p>
          ) : (
            <PermissionBoxes isOffered={(one) => offered.includes(one)} />
          )}
        </FormSection>
        <SheetPad>
          <Row>
            <Button kind="primary" name="intent" value="allow">
              {t('consent.allow', { app: name })}
            </Button>
            <Button name="intent" value="deny">
              {t('consent.deny')}
            </Button>
          </Row>
        </SheetPad>
      </form>
    </FormFields>
  )
}
