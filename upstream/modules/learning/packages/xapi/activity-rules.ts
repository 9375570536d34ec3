import { isObject } from './json.ts'
import {
  extensions,
  fail,
  iri,
  languageMap,
  listOf,
  oneOf,
  type Rule,
  shape,
  text,
} from './shape.ts'

const component = shape({ id: text }, { description: languageMap })

const components: Rule = (value, path) => {
  listOf(component)(value, path)
  const ids = Array.isArray(value) ? value.map((one) => (isObject(one) ? one.id : null)) : []
  if (new Set(ids).size !== ids.length) fail(path, 'an id twice')
}

/** Which lists of components each kind of interaction has (Data 2.4.4.1). */
const listsOf: Record<string, string[]> = {
  'true-false': [],
  'fill-in': [],
  'long-fill-in': [],
  numeric: [],
  other: [],
  choice: ['choices'],
  sequencing: ['choices'],
  likert: ['scale'],
  matching: ['source', 'target'],
  performance: ['steps'],
}

const definitionShape = shape(
  {},
  {
    name: languageMap,
    description: languageMap,
    type: iri,
    moreInfo: iri,
    extensions,
    interactionType: oneOf(...Object.keys(listsOf)),
    correctResponsesPattern: listOf(text),
    choices: components,
    scale: components,
    source: components,
    target: components,
    steps: components,
  },
)

const definition: Rule = (value, path) => {
  definitionShape(value, path)
  if (!isObject(value)) return
  const kind = typeof value.interactionType === 'string' ? value.interactionType : undefined
  const allowed = kind === undefined ? [] : (listsOf[kind] ?? [])
  for (const list of ['choices', 'scale', 'source', 'target', 'steps']) {
    if (Object.hasOwn(value, list) && !allowed.includes(list)) {
      fail(`${path}.${list}`, 'not of this interaction')
    }
  }
  if (Object.hasOwn(value, 'correctResponsesPattern') && kind === undefined) {
    fail(`${path}.interactionType`, 'missing')
  }
}

/** xAPI 1.0.3, Data 2.4.4.1. */
export const activity: Rule = shape({ id: iri }, { objectType: oneOf('Activity'), definition })
