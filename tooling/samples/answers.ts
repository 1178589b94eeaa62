import ts from 'typescript'

/** The value that a sample shows after an expression, and how it is compared. */
export type Shown =
  | { readonly kind: 'same'; readonly value: string | number | boolean | undefined | null }
  /** The sample shows only the beginning of the value: `'At least …'`. */
  | { readonly kind: 'begins'; readonly text: string }
  /** The sample only describes the value, because it differs in each run: `{ id }`. */
  | { readonly kind: 'any' }
  | { readonly kind: 'list'; readonly items: readonly Shown[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shown>> }

const read = (node: ts.Expression): Shown | undefined => {
  if (ts.isStringLiteral(node))
    return node.text.endsWith('…')
      ? { kind: 'begins', text: node.text.slice(0, -1) }
      : { kind: 'same', value: node.text }
  if (ts.isNumericLiteral(node)) return { kind: 'same', value: Number(node.text) }
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
    return { kind: 'same', value: -Number(node.operand.text) }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'same', value: true }
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'same', value: false }
  if (node.kind === ts.SyntaxKind.NullKeyword) return { kind: 'same', value: null }
  if (ts.isIdentifier(node))
    return node.text === 'undefined' ? { kind: 'same', value: undefined } : { kind: 'any' }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(read)
    return items.every((item) => item !== undefined) ? { kind: 'list', items } : undefined
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const fields: Record<string, Shown> = {}
  for (const field of node.properties) {
    const shown = ts.isPropertyAssignment(field) ? read(field.initializer) : undefined
    const value = ts.isShorthandPropertyAssignment(field) ? ({ kind: 'any' } as const) : shown
    if (
      value === undefined ||
      !field.name ||
      !(ts.isIdentifier(field.name) || ts.isStringLiteral(field.name))
    )
      return undefined
    fields[field.name.text] = value
  }
  return { kind: 'object', fields }
}

const VALUE = /^(?:['"[{\d-]|(?:true|false|undefined|null)\b)/

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', "'": "'", '"': '"' }

/**
 * The value in a comment, without words after a comma, colon or semicolon; `undefined` if the comment contains only
 * words.
 */
export function shownBy(comment: string): Shown | undefined {
  if (!VALUE.test(comment)) return undefined
  const file = ts.createSourceFile('shown.ts', `x = ${comment}`, ts.ScriptTarget.Latest, true)
  const [statement] = file.statements
  let node = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  while (node && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken)
    node = node.left
  const value = node && ts.isBinaryExpression(node) ? node.right : undefined
  const close = CLOSING[comment.charAt(0)]
  // A value in a comment may be cut off. The parser would add a missing closing bracket, so the text is checked for the
  // bracket.
  const isWhole = close === undefined || (value?.getText().length !== 1 && value?.getText().endsWith(close))
  const shown =
    value && isWhole && /^\s*(?:$|[,:;])/.test(file.text.slice(value.end)) ? read(value) : undefined
  if (!shown) throw new Error(`a sample shows what is no value: ${comment}`)
  return shown
}

/** The comment on the line on which a statement ends. */
const commentAfter = (text: string, statement: ts.Statement): string | undefined =>
  /^[ \t]*\/\/ (.*)/.exec(text.slice(statement.end))?.[1]

interface Answer {
  readonly statement: ts.Statement
  /**
   * The expression whose value is compared: the expression of the statement, or the only name that the statement
   * declares.
   */
  readonly told: string
  readonly isExpression: boolean
  readonly shown: Shown
}

function answerOf(text: string, statement: ts.Statement): Answer | undefined {
  const comment = commentAfter(text, statement)
  const shown = comment === undefined ? undefined : shownBy(comment)
  if (shown === undefined) return undefined
  if (ts.isExpressionStatement(statement))
    return { statement, told: statement.expression.getText(), isExpression: true, shown }
  const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  if (declared === undefined) throw new Error(`a sample shows a value behind: ${statement.getText()}`)
  return { statement, told: declared.name.getText(), isExpression: false, shown }
}

export interface Telling {
  /** The code of the sample with additional calls of `tell`, one for each value that the sample shows. */
  readonly code: string
  /** The values that the sample shows, in the order of the numbers that are passed to `tell`. */
  readonly shown: readonly Shown[]
}

/**
 * Adds a call `tell(0, expression)` to the code of a sample for each expression with a shown value. The call passes on
 * the computed value.
 */
export function telling(code: string): Telling {
  const file = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true)
  const answers: Answer[] = []
  const visit = (node: ts.Node): void => {
    // An `if` is skipped, because it ends on the same line as its branch. The shown value belongs to the branch.
    const answer = ts.isStatement(node) && !ts.isIfStatement(node) ? answerOf(code, node) : undefined
    if (answer !== undefined) answers.push(answer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  let told = code
  for (const [index, { statement, told: value, isExpression }] of [...answers.entries()].toReversed()) {
    const call = `tell(${index}, ${value})`
    const text = isExpression ? call : `${statement.getText()}; ${call}`
    told = `${told.slice(0, statement.getStart())}${text}${told.slice(statement.end)}`
  }
  return { code: told, shown: answers.map(({ shown }) => shown) }
}
