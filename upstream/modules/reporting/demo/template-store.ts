import { z } from 'zod'
import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import { contentsShape, FirmContents } from '../../../firm/contents.ts'

const folder = 'demo-templates/'
type Files = Pick<Env, 'FILES'>

/** All that a demo's firm holds, with whose ids stand in it. */
const Template = FirmContents.extend({ firmId: z.string(), userId: z.string() })
export type Template = z.infer<typeof Template>

/** A story of the day before yesterday is still one of these days. */
const maxDays = 3

/** The newest template of a language, if there is one of the last days. */
export async function findTemplate(
  { FILES }: Files,
  language: Language,
  now: Date,
): Promise<Template | undefined> {
  for (const day of daysBefore(now)) {
    const file = await FILES.get(keyOf(language, day))
    if (file) return Template.parse(await file.json())
  }
  return undefined
}

/** Keeps the template of today and forgets those that are too old. */
export async function keepTemplate(
  { FILES }: Files,
  language: Language,
  now: Date,
  template: Template,
): Promise<void> {
  const days = daysBefore(now)
  await FILES.put(keyOf(language, days[0] ?? ''), JSON.stringify(template))
  const { objects } = await FILES.list({ prefix: folder })
  const old = objects
    .map(({ key }) => key)
    .filter((key) => !days.some((day) => key.startsWith(folder + day)))
  if (old.length > 0) await FILES.delete(old)
}

function keyOf(language: Language, day: string): string {
  return `${folder}${day}/${contentsShape}/${language}.json`
}

/** Today and the days before it, in UTC. */
function daysBefore(now: Date): string[] {
  return Array.from({ length: maxDays }, (_, days) =>
    new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10),
  )
}
