import { type ErrorTable, errorCodes } from '@remesa/api-client/contract'
import type { JsonObject, OpenApiDocument } from '@remesa/api-client/openapi'
import { isRuleId, ruleText } from '@remesa/domain/rules'
import { html } from 'hono/html'
import { referenceAssets } from './reference-assets'
import { isObject, type NamedSchemas, schemaRows, targetOf, typeText } from './schema-rows'
import { words } from './words'

type Html = ReturnType<typeof html>

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly details: JsonObject
}

/** The page that describes the API for people. Reading it needs only its style sheet; its search needs scripts. */
export const referencePage = (document: OpenApiDocument): Html => {
  const operations = operationsOf(document)
  const { schemas } = document.components
  const named = isObject(schemas) ? schemas : {}
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }))
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${document.info.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${referenceAssets.load('reference.css').href}">
    <script src="${referenceAssets.load('reference.js').href}" defer></script>
  </head>
  <body>
    <a class="skip" href="#calls">Skip to the calls</a>
    <header>
      <h1>${document.info.title}</h1>
      <p>${operations.length} calls at <code>${document.servers[0]?.url ?? '/'}</code>. For programs: <a href="/openapi.json">openapi.json</a>.</p>
      <p>Calls take <code>Authorization: Bearer</code> with an ID token unless they say <em>public</em>. A refusal is a <code>Problem</code>: its <code>code</code> says why, its <code>issues</code> name the fields. What a call holds its requests to is in the <a href="/reference/rules">rules</a>.</p>
      <div class="token" hidden>
        <label for="token">Token with which calls are tried, as <code>npx node examples/headless/token.ts</code> prints it</label>
        <input id="token" type="password" autocomplete="off" spellcheck="false">
      </div>
    </header>
    <div class="columns">
      <nav aria-label="Calls">
        <search class="search" hidden>
          <label for="search">Search calls</label>
          <input id="search" type="search" autocomplete="off" spellcheck="false">
          <p id="found" role="status"></p>
        </search>
        ${groups.map(
          (group) => html`<section data-group>
            <h2><a href="#${group.name}">${group.name}</a></h2>
            <ul>${group.operations.map(
              (operation) =>
                html`<li data-call="${operation.id}"><a href="#${operation.id}">${operation.id.split('.')[1]}</a></li>`,
            )}</ul>
          </section>`,
        )}
      </nav>
      <main id="calls" tabindex="-1">
        ${groups.map(
          (group) => html`<section data-group aria-labelledby="${group.name}">
            <h2 id="${group.name}">${group.name}</h2>
            <p>${words(group.description)}</p>
            ${group.operations.map((operation) => operationArticle(operation, named))}
          </section>`,
        )}
      </main>
    </div>
  </body>
</html>
`
}

const operationsOf = ({ paths }: OpenApiDocument): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => ({
      id: String(details['operationId']),
      method: method.toUpperCase(),
      path,
      tag: listOf(details['tags']).map(String)[0] ?? '',
      details,
    })),
  )

const operationArticle = ({ id, method, path, details }: Operation, named: NamedSchemas): Html => {
  const body = contentOf(details['requestBody'])
  const responses = isObject(details['responses']) ? details['responses'] : {}
  const answer = contentOf(responses['200'])
  return html`<article id="${id}" data-call="${id}" data-method="${method}" data-path="${path}">
    <h3><a href="#${id}">${id}</a></h3>
    <p class="line"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    <p>${words(String(details['summary']))}</p>
    <p class="access">${accessText(details)}</p>
    ${parametersTable(id, listOf(details['parameters']).filter(isObject), named)}
    ${body === undefined ? '' : contentPart(id, { title: 'Body', content: body, named })}
    ${answer === undefined ? '' : contentPart(id, { title: 'Answer', content: answer, named })}
    ${refusalsPart(id, refusalsOf(responses))}
    ${rulesPart(listOf(details['x-rules']).map(String))}
    ${listOf(details['x-codeSamples']).filter(isObject).map(samplePart)}
  </article>`
}

const rulesPart = (ids: readonly string[]): Html | '' =>
  ids.length === 0
    ? ''
    : html`<h4>Rules</h4>
      <details><summary>${ids.length} rules</summary>
      <ul class="rules">${ids.map(
        (id) =>
          html`<li><a href="/reference/rules#${id}">${id}</a> ${isRuleId(id) ? words(ruleText(id)) : ''}</li>`,
      )}</ul></details>`

const samplePart = ({ label, source }: JsonObject): Html =>
  html`<details><summary>As ${String(label)}</summary><pre tabindex="0"><code>${String(source)}</code></pre></details>`

const accessText = (details: JsonObject): Html => {
  if (listOf(details['security']).length === 0) return html`Who: <em>public</em>.`
  const ability = details['x-ability']
  if (!isObject(ability)) return html`Who: every signed-in user.`
  const subjects = listOf(ability['subjects']).map(String)
  return html`Who: users who may <em>${ability['action']}</em> ${subjects.join(' or ')}.`
}

const parametersTable = (id: string, parameters: readonly JsonObject[], named: NamedSchemas): Html | '' =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
      <div class="scroll" tabindex="0" role="region" aria-label="${`${id}: parameters`}"><table>
        <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
        <tbody>${parameters.map(
          ({
            name,
            in: place,
            required,
            schema,
            description,
            example,
          }) => html`<tr data-name="${name}" data-in="${place}" data-example="${example ?? ''}">
            <th scope="row"><code>${name}</code>${required === true ? html` <span class="required">required</span>` : ''}</th>
            <td>${place}</td><td>${typeText(targetOf(schema, named))}</td><td>${words(String(description ?? ''))}</td>
            <td>${example === undefined ? '' : html`<code>${String(example)}</code>`}</td></tr>`,
        )}</tbody>
      </table></div>`

const contentPart = (
  id: string,
  {
    title,
    content: { type, schema, example },
    named,
  }: { readonly title: string; readonly content: Content; readonly named: NamedSchemas },
): Html => {
  const rows = schemaRows(schema, named)
  return html`<h4>${title}</h4>
    <p class="type"><code>${type}</code>: ${typeText(schema)}</p>
    ${
      rows.length === 0
        ? ''
        : html`<details><summary>${rows.length} fields</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="${`${id}: fields of ${title.toLowerCase()}`}"><table>
        <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${rows.map(
          (row) =>
            html`<tr><th scope="row"><code>${row.path}</code>${row.required ? html` <span class="required">required</span>` : ''}</th><td>${row.type}</td><td>${words(row.about ?? '')}</td></tr>`,
        )}</tbody>
      </table></div></details>`
    }
    ${
      example === undefined
        ? ''
        : html`<details><summary>Example</summary><pre tabindex="0" data-example="${title.toLowerCase()}"><code>${JSON.stringify(example, undefined, 2)}</code></pre></details>`
    }`
}

/** The error codes of an operation's refusals, with their HTTP statuses. */
const refusalsOf = (responses: JsonObject) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const schema = contentOf(response)?.schema
    const [, listed] = isObject(schema) ? listOf(schema['allOf']) : []
    const properties = isObject(listed) ? listed['properties'] : undefined
    const code = isObject(properties) ? properties['code'] : undefined
    return listOf(isObject(code) ? code['enum'] : undefined).map((one) => ({ status, code: String(one) }))
  })

const summaries: ErrorTable = errorCodes

const refusalsPart = (id: string, refusals: ReturnType<typeof refusalsOf>): Html =>
  html`<h4>Refusals</h4>
    <details><summary>${refusals.length} codes</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="${`${id}: refusals`}"><table>
      <thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead>
      <tbody>${refusals.map(
        ({ code, status }) =>
          html`<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${words(summaries[code]?.summary ?? '')}</td></tr>`,
      )}</tbody>
    </table></div></details>`

interface Content {
  readonly type: string
  readonly schema: unknown
  readonly example: unknown
}

const contentOf = (part: unknown): Content | undefined => {
  const content = isObject(part) ? part['content'] : undefined
  const [entry] = isObject(content) ? Object.entries(content) : []
  if (entry === undefined) return undefined
  const [type, media] = entry
  return {
    type,
    ...(isObject(media)
      ? { schema: media['schema'], example: media['example'] }
      : { schema: {}, example: undefined }),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
