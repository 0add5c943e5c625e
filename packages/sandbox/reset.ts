import { plantSeeds } from './accounts/seeds';
import { clearDatabase, openDatabase } from './database';
import { settings } from './settings';

async function main(): Promise<void> {
  const database = openDatabase(settings().dataFile);
  clearDatabase(database);
  await plantSeeds(database);
  database.close();
  console.log('The sandbox has its seeded accounts alone, and an empty inbox.');
}

void main();
