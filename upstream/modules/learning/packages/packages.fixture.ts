import { strToU8, zipSync } from 'fflate'

/** Small packages for tests, made here. */

type Files = Record<string, string>

/** A ZIP of texts by path. */
export function packageOf(files: Files): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
}

const namespaces12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
const namespaces2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"'

/** A manifest of SCORM around some items and resources. */
export function manifestOf(items: string, resources: string, edition = '1.2'): string {
  const names = edition === '1.2' ? namespaces12 : namespaces2004
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M1" ${names}>
<metadata><schema>ADL SCORM</schema><schemaversion>${edition}</schemaversion></metadata>
<organizations default="O1"><organization identifier="O1"><title>Fire safety</title>
${items}
</organization></organizations>
<resources>${resources}</resources>
</manifest>`
}

/** A cmi5 course around some blocks and units. */
export function courseOf(inner: string, head = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
<course id="https://example.com/course">${titled('Course')}</course>${head}
${inner}
</courseStructure>`
}

/** A unit of a cmi5 course. */
export function unitOf(id: string, url = 'https://example.com/unit', attributes = ''): string {
  return `<au id="${id}" ${attributes}>${titled('Unit')}<url>${url}</url></au>`
}

export function titled(text: string): string {
  const words = `<langstring lang="en">${text}</langstring>`
  return `<title>${words}</title><description>${words}</description>`
}
