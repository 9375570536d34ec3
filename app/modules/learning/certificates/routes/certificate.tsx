import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  FactList,
  Field,
  LinkButton,
  PageHead,
  Rules,
  RulesCell,
  TextArea,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'
import { StateOf } from '../components/certificate-state.tsx'
import { certificatePath, certificatesPath } from '../paths.ts'

const dialogId = 'revoke-certificate'

function idsOf(args: Args, firmId: string) {
  return { firmId, certificateId: requireIdParam(args, 'certificateId') }
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const certificate = await call(certificatesContract.get, idsOf(args, firm.firmId))
  return { head: pageMeta(args, { title: certificate.number }), certificate }
}

/** Revokes the certificate. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = idsOf(args, firm.firmId)
  const form = await readForm(args.request)
  const reason = textAt(form.data, 'reason')
  const result = await attempt(form, () =>
    call(certificatesContract.revoke, { ...ids, reason }, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const t = (await getVisit(args)).t('certificates')
  const message = t('revoke.done', { number: result.value.number })
  const to = certificatePath(ids.firmId, ids.certificateId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function CertificateRoute() {
  const { certificate } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('certificates')
  const { firm, can } = useFirm()
  const { date, dateTime } = useFormat()
  const { canonical } = usePage()
  const { id, number, learnerName, courseTitle, percent, state, revokedAt } = certificate
  const canRevoke = revokedAt === null && can(needsOf(certificatesContract.revoke))
  const facts = [
    { term: t('field.learner'), value: learnerName },
    { term: t('field.course'), value: courseTitle },
    ...(percent === null ? [] : [{ term: t('field.result'), value: `${percent} %` }]),
    { term: t('field.issued'), value: date(certificate.issuedDate) },
    {
      term: t('field.valid'),
      value: certificate.validThroughDate ? date(certificate.validThroughDate) : t('field.always'),
    },
    ...(certificate.lastDate === null || certificate.lastDate === certificate.validThroughDate
      ? []
      : [{ term: t('field.ended'), value: date(certificate.lastDate) }]),
    {
      term: t('field.check'),
      value: (
        <a className={text.link} href={certificate.checkPath}>
          {new URL(certificate.checkPath, canonical).href}
        </a>
      ),
    },
    ...(revokedAt === null
      ? []
      : [
          { term: t('field.revoked'), value: dateTime(revokedAt) },
          { term: t('field.reason'), value: certificate.revokedReason },
        ]),
  ]
  return (
    <>
      <PageHead
        title={number}
        mark={<StateOf state={state} />}
        crumb={{ href: certificatesPath(firm.firmId), label: t('list.title') }}
        actions={
          <>
            {canRevoke && (
              <Button kind="danger" icon="x" opens={dialogId}>
                {t('revoke.button')}
              </Button>
            )}
            <LinkButton icon="file-down" href={`${certificatePath(firm.firmId, id)}/pdf`}>
              {t('field.pdf')}
            </LinkButton>
          </>
        }
      />
      <RefusalSummary refusal={refusal} labels={{ reason: t('field.reason') }} formId={dialogId} />
      <Rules>
        <RulesCell title={t('field.facts')}>
          <FactList facts={facts} />
        </RulesCell>
      </Rules>
      {canRevoke && (
        <AskDialog
          id={dialogId}
          title={t('revoke.title')}
          words={t('revoke.words')}
          intent="revoke"
          submit={t('revoke.button')}
          keep={t('revoke.keep')}
        >
          <Field id="reason" label={t('field.reason')}>
            {(wiring) => <TextArea {...wiring} name="reason" rows={3} maxLength={500} required />}
          </Field>
        </AskDialog>
      )}
    </>
  )
}

export const meta = headOf
