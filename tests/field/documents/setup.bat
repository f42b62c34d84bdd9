@echo off
start calc.exe
