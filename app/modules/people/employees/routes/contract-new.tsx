import type { Args } from '#app/shell/load-context.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { registerOf } from '#app/shell/register/registry.ts'

/** As the kit's, with the person whose page led here. */
export async function loader(args: Args) {
  const loaded = await loadNew(args, await registerOf(args))
  const employeeId = new URL(args.request.url).searchParams.get('employee') ?? ''
  return { ...loaded, initial: { ...loaded.initial, employeeId } }
}

export async function action(args: Args) {
  return createRecord(args, await registerOf(args))
}

export { default, meta } from '#app/shell/register/routes/new.tsx'
