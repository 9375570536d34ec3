import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { gaps } from './gaps.ts'

const copies = import.meta.glob<object>('../offerings/content/*/*.json', {
  eager: true,
  import: 'default',
})
const modules = Object.keys(import.meta.glob('/app/modules/*/*/module.ts'))

/** How pages say that something is not there, in each language. */
const denials: Record<(typeof languages)[number], RegExp> = {
  en: /\b(not yet|(not|nothing).{0,12} yet|for now|(is|are) planned(?=[.,]| and)|not (kept|offered) today|not on a screen|one by one today|it does not take)\b/i,
  de: /(noch nicht|noch kein|vorerst|heute nicht|heute einzeln|(ist|sind) geplant|als geplant|nimmt es nicht)/i,
  it: /(ancora non|per ora si|oggi non|(è|sono) in programma|oggi uno alla volta|(?<!\p{L})non.{0,14} ancora|non accetta)/iu,
  ru: /(пока не|пока нет|пока ввод|в планах|сегодня не |сегодня по одн|не принимаются)/i,
  es: /(todavía no|aún no|por ahora|hoy no |hoy uno a uno|(está|están) previst|no cobra con)/i,
}

/** The module that would make a known gap untrue once it is there, by the ids of gaps; empty where none would. */
const gapModules: Record<string, string> = {
  sequences: 'customers/sequences',
  billing: 'platform/billing',
}

function isLive(name: string): boolean {
  return name !== '' && modules.includes(`/app/modules/${name}/module.ts`)
}

function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, path === '' ? name : `${path}.${name}`),
  )
}

test.each(languages)(
  'no page of an offering says that something is not there, in %s',
  (language) => {
    const found = Object.entries(copies).flatMap(([file, copy]) => {
      const [, offering = '', of] = /content\/([^/]+)\/(\w+)\.json$/.exec(file) ?? []
      if (of !== language) return []
      return textsIn(copy)
        .filter(({ path, text }) => !path.endsWith('.other') && denials[language].test(text))
        .map(({ path, text }) => ({ place: `${offering} ${path}`, text }))
    })
    expect(found).toEqual([])
  },
)

test('the page of known gaps names nothing that is live', () => {
  expect(gaps.filter((gap) => gapModules[gap] === undefined || isLive(gapModules[gap]))).toEqual([])
})
