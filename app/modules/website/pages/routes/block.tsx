import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { DescribedForm } from '#app/shell/register/described-form.tsx'
import { typedValues, withoutEmptyRows } from '#app/shell/register/described-values.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { Block } from '#contract/website/blocks.ts'
import { type SitePage, sitePagesContract } from '#contract/website/site-pages.ts'
import { blockSections, type FormType, isFormType, rowsOf } from '../block-fields.ts'
import { emptyBlock, loadChoices } from '../blocks.server.ts'
import { blocksPath } from '../paths.ts'

type Asked = { page: SitePage; type: FormType; key: string; block: object }

/** The block of the address: one of the page, or a new one of the kind that is asked for. */
async function findBlock(args: Args, { call, firm }: FirmAccess): Promise<Asked> {
  const sitePageId = requireIdParam(args, 'sitePageId')
  const page = await call(sitePagesContract.get, { firmId: firm.firmId, sitePageId })
  const wanted = new URL(args.request.url).searchParams.get('type') ?? ''
  if (args.params.key === 'new' && isFormType(wanted)) {
    const block = emptyBlock(wanted, page.blocks)
    return { page, block, type: wanted, key: block.key }
  }
  const block = page.blocks.find(({ key }) => key === args.params.key)
  if (!block || !isFormType(block.type)) throw new AppError('not_found', 'No such block')
  return { page, block, type: block.type, key: block.key }
}

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { page, block, type } = await findBlock(args, access)
  const choices = await loadChoices(access, type)
  const defaults = args.params.key === 'new' ? startOf(type) : {}
  return {
    head: pageMeta(args, { title: t('pages')(`block.${type}`) }),
    ...{ type, choices },
    page: { id: page.id, title: page.title, version: page.version },
    initial: typedValues({ ...defaults, ...block }),
  }
}

/** What a new block of a kind begins with. */
function startOf(type: FormType): object {
  if (type === 'picture') return { shape: 'original', width: 'text' }
  if (type === 'gallery') return { shape: 'square' }
  return type === 'priceList' ? { hasDescriptions: true } : {}
}

/** Writes the block as it was filled in; a new one stands at the end of the page. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const t = (await getVisit(args)).t('pages')
  const { page, type, key, block: before } = await findBlock(args, access)
  const read = await readForm(args.request, { lists: type === 'priceList' ? ['itemIds'] : [] })
  const { rows = [], chosen = [] } = rowsOf[type] ?? {}
  const form = withoutEmptyRows(read, rows, chosen)
  const { version, ...typed } = form.data
  const block = Block.safeParse({ ...before, ...withSwitches(type, typed), type, key })
  if (!block.success) {
    return refuse({ values: form.values, problems: fieldProblems(block.error) })
  }
  const isNew = !page.blocks.some((each) => each.key === key)
  const blocks = isNew
    ? [...page.blocks, block.data]
    : page.blocks.map((each) => (each.key === key ? block.data : each))
  const one = { firmId: access.firm.firmId, sitePageId: page.id }
  const saved = await attempt(form, () =>
    access.call(sitePagesContract.setBlocks, {
      ...one,
      blocks,
      version: Version.parse(version),
    }),
  )
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  return redirectWithToast(args, blocksPath(one.firmId, one.sitePageId), {
    type: 'success',
    message: t('blocks.saved'),
  })
}

const Switch = z.literal('true')

/** Boxes that are not ticked are not sent. */
function withSwitches(type: FormType, typed: object): object {
  const isOn = (name: string, of: object) => Switch.safeParse(Reflect.get(of, name)).success
  if (type === 'picture') return { ...typed, isDecorative: isOn('isDecorative', typed) }
  if (type === 'priceList') {
    const names = ['hasDescriptions', 'hasPictures', 'canOrder']
    return { ...typed, ...Object.fromEntries(names.map((name) => [name, isOn(name, typed)])) }
  }
  if (type === 'leadForm') {
    const fields: unknown = Reflect.get(typed, 'fields')
    const rows = Array.isArray(fields) ? fields : []
    return {
      ...typed,
      fields: rows.map((row) => ({ ...row, isRequired: isOn('isRequired', row) })),
    }
  }
  return typed
}

export default function BlockRoute() {
  const { type, choices, page, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('pages')
  const { firm } = useFirm()
  const back = blocksPath(firm.firmId, page.id)
  return (
    <>
      <PageHead title={t(`block.${type}`)} crumb={{ href: back, label: page.title }} />
      <DescribedForm
        id="block"
        texts="pages"
        sections={blockSections(type, choices)}
        refusal={refusal}
        initial={initial}
        submit={t('blocks.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={page.version} />
      </DescribedForm>
    </>
  )
}

export const meta = headOf
