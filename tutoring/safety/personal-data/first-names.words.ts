/** First names of Poland's pupils, teachers and parents, with what they are called at home. */
export const FIRST_NAMES: readonly string[] =
  `Adam Adrian Agata Agnieszka Ala Albert Alan Alek Aleks Aleksander Aleksandra Alicja Alina Amelia Anastazja Andrzej Ania Aniela Anita Anna Antek Antoni Antonina Arek Arkadiusz Artur
  Asia Bartek Bartosz Bartłomiej Basia Beata Blanka Błażej Bogdan Bogusław Bożena Borys Bruno Cezary Czesław Damian Daniel Danuta Daria Dariusz Darek Dawid Dominik Dominika Dorota Edyta Ela Eliza
  Elżbieta Emil Emilia Emilka Eryk Ewa Ewelina Fabian Felicja Filip Franciszek Franek Gabriel Gabriela Gabrysia Gosia Grażyna Grzegorz Grzesiek Halina Hania Hanna Helena Henryk Hubert Ida Iga Ignacy
  Igor Ilona Inga Irena Ireneusz Iwona Iza Izabela Jacek Jadwiga Jagoda Jakub Jan Janek Janina Janusz Jarek Jarosław Jaś Jerzy Joanna Jola Jolanta Józef Judyta Julia Julian Julita Julka Jurek Justyna
  Kacper Kaja Kalina Kamil Kamila Karina Karol Karolina Kasia Katarzyna Kazimierz Kinga Klara Klaudia Konrad Kornelia Krystian Krystyna Krzysiek Krzysztof Ksawery Kuba Laura Lech Lena Leon Leszek
  Lidia Lilianna Liliana Łucja Łukasz Maciej Maciek Magda Magdalena Maja Małgorzata Marcel Marcelina Marcin Marek Maria Marian Mariola Mariusz Marta Martyna Maryla Marysia Mateusz Matylda Max
  Melania Michalina Michał Mieczysław Mikołaj Milena Miłosz Mirosław Mirosława Monika Nadia Natalia Natan Nataniel Nela Nikodem Nikola Nina Norbert Oksana Ola Olaf Olek Olena Olga Oliwia Oliwier
  Oskar Ola Patrycja Patryk Paulina Paweł Piotr Piotrek Pola Przemek Przemysław Radek Radosław Rafał Renata Robert Roksana Roman Róża Ryszard Sandra Sara Sebastian Sławek Sławomir Sonia Stanisław
  Staś Stefan Stefania Sylwester Sylwia Szymon Tadeusz Tamara Teresa Tomasz Tomek Tosia Tymon Tymoteusz Urszula Wanda Weronika Wiesław Wiesława Wiktor Wiktoria Witold Wojciech Wojtek Władysław
  Włodzimierz Zbigniew Zdzisław Zenon Zofia Zosia Zuzanna Zuzia Zygmunt Żaneta`.split(/\s+/);

/** Surnames that stand in school books, by their beginnings: whoever bears them together with a first name is no acquaintance. */
export const OF_BOOKS: readonly string[] =
  `Mickiewicz Słowack Kopernik Skłodowsk Curie Kochanowsk Sienkiewicz Prus Chrobr Wielki Kościuszk Piłsudsk Jagieł Star August Batory Batoreg Matejk Sobiesk Chopin Norwid Krasińsk Orzeszkow
  Konopnick Tuwim Brzechw Szymborsk Miłosz Herbert Reymont Żeromsk Gombrowicz Witkiewicz Wyspiańsk Fredr Krasick Rej Lem Korczak Wałęs Poniatowsk Czarneck Czarnieck Dąbrowsk Sikorsk Traugutt Paweł Pawł
  Łokiet Krzywoust Odnowiciel Śmiał Waz Banach Sierpińsk Zagłob Kmicic Skrzetusk Wokulsk Soplic Twardowsk Nałkowsk Makuszyńsk Domagalik Kapuścińsk Tokarczuk Bobkowsk Kamińsk Baczyńsk Rodziewiczówn
  Kossak Malczewsk Moniuszk Wieniawsk Bem Pułask Kołłątaj Staszic Konarsk Długosz Zamoysk Czapsk Mrożek Różewicz Staff Leśmian Kasprowicz Asnyk Schulz Borowsk Hłask Stachur Kubicki Lewandowsk
  Małysz Świątek Stoch Kubic Wajd Kieślowsk Polańsk Komorowsk Wałęs Duda Dud`.split(/\s+/);
