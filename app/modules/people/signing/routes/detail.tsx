import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Button, LinkButton, PageHead, Rules } from '#app/ui/index.ts'
import { signDocumentsContract } from '#contract/people/sign-documents.ts'
import { DocumentFacts } from '../components/document-facts.tsx'
import { DocumentState } from '../components/document-state.tsx'
import { signDocumentPath, signDocumentsPath } from '../paths.ts'

/** A document that somebody is to sign, as HR sees it. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const signDocumentId = requireIdParam(args, 'signDocumentId')
  const [document, panels] = await Promise.all([
    access.call(signDocumentsContract.get, { firmId: access.firm.firmId, signDocumentId }),
    loadPanels(access, 'signDocument', signDocumentId),
  ])
  return { head: pageMeta(args, { title: document.title }), document, panels }
}

/** Reminds, withdraws or deletes, by the button that was pressed. */
export const action = typedFormAction({
  parse: ({ form }) => parseForm(z.object({}), form),
  send: async ({ call, firmId, form, id }) => {
    const one = { firmId, signDocumentId: id('signDocumentId') }
    if (form.intent === 'delete') return call(signDocumentsContract.delete, one, form)
    if (form.intent === 'withdraw') return call(signDocumentsContract.withdraw, one, form)
    return call(signDocumentsContract.remind, one, form)
  },
  done: ({ firmId, form: { intent }, id, t }) => ({
    to:
      intent === 'delete'
        ? signDocumentsPath(firmId)
        : signDocumentPath(firmId, id('signDocumentId')),
    message: t('signing')(
      intent === 'delete' ? 'done.delete' : intent === 'withdraw' ? 'done.withdraw' : 'done.remind',
    ),
  }),
})

export default function SignDocumentRoute() {
  const { document, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('signing')
  const { firm, can } = useFirm()
  const path = signDocumentPath(firm.firmId, document.id)
  const isOpen = document.state === 'open'
  const isSigned = document.state === 'signed'
  return (
    <>
      <PageHead
        title={document.title}
        sentence={document.employeeName}
        mark={<DocumentState of={document} />}
        crumb={{ href: signDocumentsPath(firm.firmId), label: t('list.title') }}
        actions={
          <>
            {!isSigned && can('employee:delete') && (
              <Button kind="ghost" icon="trash-2" opens="delete-document">
                {t('detail.delete')}
              </Button>
            )}
            {isOpen && (
              <Button kind="ghost" icon="undo-2" opens="withdraw-document">
                {t('detail.withdraw')}
              </Button>
            )}
            <LinkButton
              icon="copy"
              href={`${signDocumentsPath(firm.firmId)}/new?like=${document.id}`}
            >
              {t('detail.again')}
            </LinkButton>
            <LinkButton icon="file-text" href={`${path}/file`}>
              {t('detail.open')}
            </LinkButton>
            {isSigned && (
              <LinkButton kind="primary" icon="circle-check" href={`${path}/signed`}>
                {t('detail.openSigned')}
              </LinkButton>
            )}
            {isOpen && (
              <form method="post">
                <IdempotencyField />
                <Button kind="primary" icon="bell" name="intent" value="remind">
                  {t('detail.remind')}
                </Button>
              </form>
            )}
          </>
        }
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="document" />
      <Rules>
        <DocumentFacts document={document} />
      </Rules>
      <AskDialog
        id="withdraw-document"
        title={t('detail.withdrawAsk')}
        words={t('detail.withdrawAskWords')}
        intent="withdraw"
        submit={t('detail.withdraw')}
        keep={t('detail.keep')}
      />
      <AskDialog
        id="delete-document"
        title={t('detail.deleteAsk')}
        words={t('detail.deleteAskWords')}
        intent="delete"
        submit={t('detail.delete')}
        keep={t('detail.keep')}
      />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
