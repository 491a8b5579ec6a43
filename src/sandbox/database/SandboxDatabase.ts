import Libsql from 'libsql'

/** A value for a `?` in a statement. Booleans are stored as 0 and 1. */
export type SqlValue = string | number | boolean | Uint8Array | null | undefined

/** Building SQL from parts creates many statements, but only a few are used repeatedly. */
const maxCachedStatements = 200

/**
 * Runs SQL statements on the sandbox's database. Parameters are always passed as a list, because libsql misreads a
 * single null. Booleans become numbers, because libsql ends the process on a boolean. All rows are read with `all`,
 * because `get` adds metadata to a row.
 */
export class SandboxDatabase {
  private readonly connection: Libsql.Database
  private readonly statements = new Map<string, Libsql.Statement>()

  constructor(file: string) {
    this.connection = new Libsql(file)
    this.connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;')
    if (file !== ':memory:') this.connection.pragma('journal_mode = WAL')
  }

  get isOpen(): boolean {
    return this.connection.open
  }

  exec(sql: string): void {
    this.connection.exec(sql)
  }

  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.prepareStatement(sql).all(bindValues(values)) as Row[]
  }

  one<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0]
  }

  /** Returns the first column of the first row. */
  value<Value>(sql: string, ...values: SqlValue[]): Value | undefined {
    return this.column<Value>(sql, ...values)[0]
  }

  /** Returns the first column of all rows. */
  column<Value>(sql: string, ...values: SqlValue[]): Value[] {
    return this.all<Record<string, Value>>(sql, ...values).flatMap((row) => Object.values(row).slice(0, 1))
  }

  /** Counts the rows of a table, or only those that meet a condition: `cart WHERE closed = 0`. */
  count(from: string, ...values: SqlValue[]): number {
    return this.value<number>(`SELECT count(*) FROM ${from}`, ...values) ?? 0
  }

  /** Runs an INSERT statement and returns the id of the new row. */
  insert(sql: string, ...values: SqlValue[]): number {
    return Number(this.prepareStatement(sql).run(bindValues(values)).lastInsertRowid)
  }

  /**
   * Inserts a row and returns its id. Objects and lists other than a Uint8Array are stored as JSON. `conflict` is the
   * ON CONFLICT clause, which applies if the row already exists.
   */
  insertRow(table: string, row: Record<string, SqlValue | object>, conflict = ''): number {
    const columns = Object.keys(row)
    const placeholders = columns.map(() => '?')
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders.join(', ')}) ${conflict}`
    return this.insert(sql, ...Object.values(row).map(toJson))
  }

  /** Changes the rows whose columns have the values of `where`. Returns the number of changed rows. */
  updateRows(table: string, where: Record<string, SqlValue>, changes: Record<string, SqlValue>): number {
    const formatAssignments = (row: object, separator: string) =>
      Object.keys(row)
        .map((column) => `${column} = ?`)
        .join(separator)
    const sql = `UPDATE ${table} SET ${formatAssignments(changes, ', ')} WHERE ${formatAssignments(where, ' AND ')}`
    return this.run(sql, ...Object.values(changes), ...Object.values(where))
  }

  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.prepareStatement(sql).run(bindValues(values)).changes
  }

  /** Runs a task in a transaction, or as part of the transaction that is already running. */
  transaction<Result>(task: () => Result): Result {
    // libsql ends the process if `inTransaction` of a closed connection is read, for instance after a late request.
    if (!this.connection.open) throw new Error('The database is closed.')
    if (this.connection.inTransaction) return task()
    return this.connection.transaction(task).immediate()
  }

  close(): void {
    this.statements.clear()
    this.connection.close()
  }

  private prepareStatement(sql: string): Libsql.Statement {
    const statement = this.statements.get(sql) ?? this.connection.prepare(sql)
    // The map is in order of use, so the first statement is the least recently used one.
    this.statements.delete(sql)
    this.statements.set(sql, statement)
    const [oldestSql] = this.statements.keys()
    if (this.statements.size > maxCachedStatements && oldestSql !== undefined) this.statements.delete(oldestSql)
    return statement
  }
}

const toJson = (value: SqlValue | object): SqlValue =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? JSON.stringify(value) : value

const bindValues = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null)))
