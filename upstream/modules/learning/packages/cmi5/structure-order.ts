import type { XmlElement } from '../xml/read-xml.ts'

/**
 * What CourseStructure.xsd of cmi5 1.0 says of elements: which stand in which order, how often.
 * `*` is any number, `+` one or more, `?` none or one; elements of other namespaces may come last.
 */
const sequences: Record<string, string[][]> = {
  courseStructure: [
    ['course', '1'],
    ['objectives', '?'],
    ['block|au', '+'],
  ],
  course: [
    ['title', '1'],
    ['description', '1'],
  ],
  objectives: [['objective', '*']],
  objective: [
    ['title', '1'],
    ['description', '1'],
  ],
  block: [
    ['title', '1'],
    ['description', '1'],
    ['objectives', '?'],
    ['block|au', '+'],
  ],
  au: [
    ['title', '1'],
    ['description', '1'],
    ['objectives', '?'],
    ['url', '1'],
    ['launchParameters', '?'],
    ['entitlementKey', '?'],
  ],
  title: [['langstring', '+']],
  description: [['langstring', '+']],
}
const withId = ['course', 'block', 'au']

/** Where a course structure breaks the schema: the path of the element and its line. */
export function structureFaults(root: XmlElement): { at: string; line: number }[] {
  const faults: { at: string; line: number }[] = []
  const walk = (element: XmlElement, path: string, isReference: boolean) => {
    const rule = isReference ? undefined : sequences[element.name]
    const own = element.children.filter((child) => child.namespace === root.namespace)
    if (rule) {
      const wrong = firstWrong(own, rule)
      if (wrong !== undefined) faults.push({ at: path, line: own[wrong]?.line ?? element.line })
    }
    const id = element.attributes[isReference ? 'idref' : 'id']
    const needsId = isReference || withId.includes(element.name) || element.name === 'objective'
    if (needsId && (id ?? '').trim() === '') faults.push({ at: path, line: element.line })
    for (const child of own) {
      // Objectives of the course are told; those of its parts refer to them.
      const refers = child.name === 'objective' && path !== 'courseStructure/objectives'
      walk(child, `${path}/${child.name}`, refers)
    }
  }
  walk(root, root.name, false)
  return faults
}

/** The place of the first child that does not fit; the number of children where one is missing. */
function firstWrong(
  children: readonly XmlElement[],
  rule: readonly string[][],
): number | undefined {
  let at = 0
  for (const [names = '', count = '1'] of rule) {
    const accepts = (child: XmlElement | undefined) =>
      child !== undefined && names.split('|').includes(child.name)
    if ((count === '1' || count === '+') && !accepts(children[at])) return at
    if (accepts(children[at])) at += 1
    while ((count === '*' || count === '+') && accepts(children[at])) at += 1
  }
  return at < children.length ? at : undefined
}
