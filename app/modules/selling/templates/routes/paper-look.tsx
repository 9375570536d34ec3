import { useActionData, useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Language, Version } from '#contract/core/fields.ts'
import { PaperLookInput, PaperTextKind, paperLooksContract } from '#contract/firm/paper-looks.ts'
import { LookForm } from '../components/look-form.tsx'
import { lookValues, takeLook } from '../look-values.ts'
import { paperLookPath } from '../paths.ts'

const LookChange = PaperLookInput.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const which = whichText(args, language)
  const { texts, version, ...look } = await call(paperLooksContract.get, { firmId: firm.firmId })
  const isIt = (one: typeof which) => one.kind === which.kind && one.language === which.language
  const text = texts.find(isIt) ?? { ...which, opening: '', closing: '' }
  return {
    head: pageMeta(args, { title: t('templates')('title') }),
    which,
    version,
    initial: lookValues(look, text),
    written: texts.map(({ kind, language }) => ({ kind, language })),
    paper: await call(paperLooksContract.preview, { ...look, ...text, firmId: firm.firmId }),
  }
}

/** Shows how documents would look, or keeps it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t, language } = await getVisit(args)
  const which = whichText(args, language)
  const form = takeLook(await readForm(args.request), which)
  const { value, refusal } = parseForm(LookChange, form)
  if (refusal) return refuse(refusal)
  if (form.intent === 'preview') {
    const { version: _, ...look } = value
    const shown = await attempt(form, () => call(paperLooksContract.preview, { ...look, firmId }))
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { paper: shown.value, typed: lookValues(look, look), refusal: undefined }
  }
  const saved = await attempt(form, () => call(paperLooksContract.update, { ...value, firmId }))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  const here = paperLookPath(firmId, which.kind, which.language)
  return redirectWithToast(args, here, { type: 'success', message: t('templates')('done') })
}

export default function PaperLookRoute() {
  const { which, version, initial, written, paper } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const shown = answer && 'paper' in answer ? answer : undefined
  const t = useT('templates')
  return (
    <>
      <SettingsHead sentence={t('sentence')} />
      <LookForm
        which={which}
        version={version}
        initial={shown?.typed ?? initial}
        written={written}
        paper={shown?.paper ?? paper}
        refusal={answer?.refusal}
      />
    </>
  )
}

/** Which words the page is for: those of an invoice in the person's language unless it says others. */
function whichText({ request }: Args, usual: Language) {
  const query = new URL(request.url).searchParams
  return {
    kind: PaperTextKind.catch('invoice').parse(query.get('kind')),
    language: Language.catch(usual).parse(query.get('language')),
  }
}

export const meta = headOf
