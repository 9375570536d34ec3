import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Button, LinkButton, PageHead, Row, Rules, text } from '#app/ui/index.ts'
import {
  DeclineInput,
  ownSignDocumentsContract,
  SignatureInput,
} from '#contract/people/sign-documents.ts'
import { DocumentFacts } from '../components/document-facts.tsx'
import { DocumentState } from '../components/document-state.tsx'
import { ownDocumentPath, ownDocumentsPath } from '../paths.ts'

/** What somebody is to sign, or has signed. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const signDocumentId = requireIdParam(args, 'signDocumentId')
  const document = await call(ownSignDocumentsContract.get, { firmId: firm.firmId, signDocumentId })
  return { head: pageMeta(args, { title: document.title }), document }
}

/** A signature; or why there is none. */
const Answer = z.object({ sign: SignatureInput.optional(), decline: DeclineInput.optional() })

/** Signs or declines, by the button that was pressed. */
export const action = typedFormAction({
  parse: ({ form }) => {
    if (form.intent === 'decline') {
      const { value, refusal } = parseForm(DeclineInput, form)
      return refusal ? { refusal } : parseForm(Answer, form, { decline: value })
    }
    const consent = form.data.consent === 'on' ? true : undefined
    const { value, refusal } = parseForm(SignatureInput, form, { consent })
    return refusal ? { refusal } : parseForm(Answer, form, { sign: value })
  },
  send: async ({ call, firmId, form, id }, { sign, decline }) => {
    const one = { firmId, signDocumentId: id('signDocumentId') }
    if (decline) return call(ownSignDocumentsContract.decline, { ...one, ...decline }, form)
    return sign && call(ownSignDocumentsContract.sign, { ...one, ...sign }, form)
  },
  done: ({ firmId, id, t }, _result, { sign }) => ({
    to: ownDocumentPath(firmId, id('signDocumentId')),
    message: t('signing')(sign ? 'done.sign' : 'done.decline'),
  }),
})

export default function OwnDocumentRoute() {
  const { document } = useLoaderData<typeof loader>()
  const t = useT('signing')
  const { firm } = useFirm()
  const path = ownDocumentPath(firm.firmId, document.id)
  return (
    <>
      <PageHead
        title={document.title}
        mark={<DocumentState of={document} />}
        crumb={{ href: ownDocumentsPath(firm.firmId), label: t('own.title') }}
        actions={
          <>
            <LinkButton
              kind={document.state === 'open' ? 'primary' : undefined}
              icon="file-text"
              href={`${path}/file`}
            >
              {t('detail.open')}
            </LinkButton>
            {document.state === 'signed' && (
              <LinkButton kind="primary" icon="circle-check" href={`${path}/signed`}>
                {t('detail.openSigned')}
              </LinkButton>
            )}
          </>
        }
      />
      <Rules>
        <DocumentFacts document={document} />
      </Rules>
      {document.state === 'open' && <AnswerForms />}
    </>
  )
}

/** To sign, and below it to decline: each is a form of its own. */
function AnswerForms() {
  const { document } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('signing')
  const isDeclining = refusal !== undefined && 'reason' in refusal.values
  const labels = {
    name: t('field.name'),
    consent: t('own.consentName'),
    reason: t('field.reason'),
  }
  return (
    <>
      {document.isLate ? (
        <p className={text.soft}>{t('own.late')}</p>
      ) : (
        <PageForm id="sign-form" refusal={isDeclining ? undefined : refusal} labels={labels}>
          <FormSection title={t('own.sign')} words={t('own.signWords')}>
            <input type="hidden" name="sha256" value={document.sha256} />
            <TextField name="name" autoComplete="name" maxLength={160} hint={t('own.nameHint')} />
            <ConsentField>{document.sentence}</ConsentField>
            <Row>
              <Button kind="primary" icon="file-pen-line" name="intent" value="sign">
                {t('own.submit')}
              </Button>
            </Row>
          </FormSection>
        </PageForm>
      )}
      <PageForm id="decline-form" refusal={isDeclining ? refusal : undefined} labels={labels}>
        <FormSection
          title={t('own.decline')}
          words={t('own.declineWords')}
          fold={isDeclining ? 'open' : 'closed'}
        >
          <TextAreaField name="reason" maxLength={1000} rows={3} />
          <Row>
            <Button icon="x" name="intent" value="decline">
              {t('own.declineSubmit')}
            </Button>
          </Row>
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
