import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useSession, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { firmDataPath } from '../paths.ts'

const formId = 'firm-deletion'

/** Says what goes, offers everything as a file, and asks for the firm's name. */
export function DeletionForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('firms')
  const { firm, can } = useFirm()
  const { isDemo } = useSession().user
  const name = firm.tradeName || firm.legalName
  const labels = { name: t('deletion.name', { name }) }
  return (
    <Rules>
      <RulesCell title={t('deletion.what')}>
        <Stack>
          <p className={text.soft}>{t('deletion.data')}</p>
          <p className={text.soft}>{t('deletion.meanwhile')}</p>
          <p className={text.soft}>{t('deletion.duty')}</p>
          <ArchiveLink />
        </Stack>
      </RulesCell>
      <RulesCell title={t('deletion.title')}>
        {isDemo && <p className={text.soft}>{t('deletion.demo')}</p>}
        {!isDemo && !can('firm:transfer') && (
          <p className={text.soft}>{t('deletion.ownersAlone')}</p>
        )}
        {!isDemo && can('firm:transfer') && (
          <FormFields refusal={refusal} initial={{}} labels={labels}>
            <form method="post" id={formId} noValidate>
              <IdempotencyField />
              <Stack>
                <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
                <TextField name="name" maxLength={160} autoComplete="off" />
                <ConfirmNotice refusal={refusal} />
                <Row>
                  <Button kind="danger" icon="trash-2">
                    {t('deletion.submit')}
                  </Button>
                  <LinkButton kind="ghost" href={firmDataPath(firm.firmId)}>
                    {t('deletion.back')}
                  </LinkButton>
                </Row>
              </Stack>
            </form>
          </FormFields>
        )}
      </RulesCell>
    </Rules>
  )
}

/** Of a firm that is about to be deleted: what still goes, and the way back. */
export function KeepForm() {
  const t = useT('firms')
  const { firm, can } = useFirm()
  return (
    <Rules>
      <RulesCell title={t('deletion.until')}>
        <Stack>
          <p className={text.soft}>{t('deletion.meanwhile')}</p>
          <ArchiveLink />
        </Stack>
      </RulesCell>
      {can('firm:transfer') && (
        <RulesCell title={t('deletion.keepTitle')}>
          <form method="post">
            <Button kind="primary" name="intent" value="keep">
              {t('deletion.keep', { name: firm.tradeName || firm.legalName })}
            </Button>
          </form>
        </RulesCell>
      )}
    </Rules>
  )
}

/** Where all that the firm has can be taken along. */
function ArchiveLink() {
  const t = useT('firms')
  const { firm, canOpen } = useFirm()
  const exports = `/firms/${firm.firmId}/exports`
  if (!canOpen(exports)) return null
  return (
    <div>
      <LinkButton icon="file-down" href={exports}>
        {t('deletion.archive')}
      </LinkButton>
    </div>
  )
}
