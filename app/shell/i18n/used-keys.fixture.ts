type UsedKey = {
  namespace: string
  key: string
  /** The key is composed; this is the part before the first gap. */
  isBeginning: boolean
}

const binding = /(?:const|let)\s+(\w+)\s*=\s*(?:useT\(|[^\n;=]*\.t\()\s*'([\w-]+)'\s*\)/g
const direct = /\bt\(\s*'([\w-]+)'\s*\)\(\s*(?:'([\w.]+)'|`([\w.]*)\$\{)/g

/**
 * The keys that a source file asks for by name: by what `useT` gave it, or by namespace and key at
 * once as loaders do. A variable means what was bound to it last above the call.
 */
export function usedKeys(source: string): UsedKey[] {
  const bindings = [...source.matchAll(binding)].map((match) => ({
    at: match.index,
    name: match[1] ?? '',
    namespace: match[2] ?? '',
  }))
  const names = [...new Set(bindings.map(({ name }) => name))]
  const called = names.flatMap((name) =>
    [
      ...source.matchAll(new RegExp(`(?<![\\w.'])${name}\\(([^()]*)(?!\\)\\()(?=[()])`, 'g')),
    ].flatMap((match) => {
      const bound = bindings.findLast((known) => known.name === name && known.at < match.index)
      return bound ? keysIn(match[1] ?? '', bound.namespace) : []
    }),
  )
  const written = [...source.matchAll(direct)].map(([, namespace = '', key, beginning]) => ({
    namespace,
    key: key ?? beginning ?? '',
    isBeginning: key === undefined,
  }))
  return [...called, ...written]
}

/** The first argument of a call: a text, a composed text, or a choice between texts. */
function keysIn(call: string, namespace: string): UsedKey[] {
  const composed = /^\s*`([\w.]*)\$\{/.exec(call)
  if (composed) return [{ namespace, key: composed[1] ?? '', isBeginning: true }]
  const argument = call.split(/,\s*\{/)[0] ?? ''
  const plain = /^\s*'([\w.]+)'/.exec(argument)
  if (plain) return [{ namespace, key: plain[1] ?? '', isBeginning: false }]
  const choices = [...argument.matchAll(/[?:]\s*'([\w.]+)'/g)]
  return choices.map(([, key = '']) => ({ namespace, key, isBeginning: false }))
}
